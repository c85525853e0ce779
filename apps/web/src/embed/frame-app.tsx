import { Banner, Spinner, ThemeRoot } from '@contapro/ui'
import { type ReactElement, useCallback, useSyncExternalStore } from 'react'
import { page, waiting } from './frame-app.css.ts'
import { problemOfContent } from './frame-content.ts'
import type { Frame } from './frame.ts'
import { problems } from './frame-problem.ts'
import { FramedWidget } from './framed-widget.tsx'
import { ProblemCard } from './problem-card.tsx'
import { useFrameTheme } from './use-frame-theme.ts'
import { useToldHeight } from './use-told-height.ts'
import { isWidgetName } from './widgets.ts'

/** What stands in the frame: the widget, or why not, and above it what the host should mend. */
export function FrameApp({ frame }: { readonly frame: Frame }): ReactElement {
  const { widget, content, access, fatal, notice } = useSyncExternalStore(frame.subscribe, frame.getSnapshot)
  const height = useToldHeight(frame.tell)
  const onUnreadableTheme = useCallback(() => frame.notify(problems.themeUnknown), [frame])
  const theme = useFrameTheme(content.theme, onUnreadableTheme)
  const problem = fatal ?? problemOfContent(content) ?? (access.state === 'closed' ? access.problem : undefined)
  const canShow = !problem && access.state === 'open' && isWidgetName(widget)
  return (
    <main ref={height} aria-label="Contapro" className={page}>
      <ThemeRoot theme={theme}>
        {notice ? (
          <Banner tone="warning" title={notice.title}>
            {notice.text}
          </Banner>
        ) : null}
        {problem ? <ProblemCard problem={problem} onRetry={frame.retry} /> : null}
        {problem || canShow ? null : (
          <div className={waiting}>
            <Spinner size="lg" label="Cargando…" />
          </div>
        )}
      </ThemeRoot>
      {canShow ? (
        <FramedWidget
          key={access.account}
          frame={frame}
          widget={widget}
          content={content}
          client={access.client}
          theme={theme}
        />
      ) : null}
    </main>
  )
}
