import { clsx } from 'clsx'
import { type JSX, type ReactNode, useId } from 'react'
import { useTexts } from '../../primitives/texts/texts.tsx'
import { besideSidebar, main, shell, side, skip } from './app-shell.css.ts'
import { appShellMessages } from './app-shell.messages.ts'

/** Props of `AppShell`. */
export interface AppShellProps {
  readonly topBar: ReactNode
  /** Beside the page from 1025 px; below that the side sheet holds it. */
  readonly sidebar?: ReactNode
  readonly children: ReactNode
}

/** The frame of the web app. Of all parts only this one asks the window for its width. */
export function AppShell({ topBar, sidebar, children }: AppShellProps): JSX.Element {
  const texts = useTexts(appShellMessages)
  const id = useId()
  const page = (
    <main id={id} tabIndex={-1} className={clsx(main, sidebar && besideSidebar)}>
      {children}
    </main>
  )
  return (
    <>
      <a className={skip} href={`#${id}`}>
        {texts.skipToContent}
      </a>
      {topBar}
      {sidebar ? (
        <div className={shell}>
          <aside className={side}>{sidebar}</aside>
          {page}
        </div>
      ) : (
        page
      )}
    </>
  )
}
