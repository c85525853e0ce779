import { ThemeRoot, ToastProvider } from '@contapro/ui'
import type { Decorator } from '@storybook/react-vite'
import './canvas.css'

/** How wide the container of a story is: what a widget answers to. */
const widths: Readonly<Record<string, string>> = {
  full: '100%',
  320: '320px',
  480: '480px',
  768: '768px',
  1200: '1200px',
}

/**
 * Every story stands in a themed root of the width chosen in the toolbar. `parameters.canvas` says what is around it:
 * `page` (the product's own ground, without padding), `padded` (the default) or `bare` (the story brings its roots).
 */
export const withCanvas: Decorator = (Story, { globals, parameters }) => {
  const kind = parameters['canvas'] ?? 'padded'
  if (kind === 'bare') return <Story />
  const width = widths[String(globals['width'])] ?? '100%'
  return (
    <ThemeRoot theme={String(globals['theme'])} density={globals['density'] || undefined} canvas>
      <ToastProvider>
        <div className={`canvas canvas-${kind}`} style={{ maxWidth: width }}>
          <Story />
        </div>
      </ToastProvider>
    </ThemeRoot>
  )
}
