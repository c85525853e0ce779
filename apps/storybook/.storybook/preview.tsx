import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import limits from '../../../tools/run/limits.json' with { type: 'json' }
import './fonts.css'
import { withCanvas } from './canvas.tsx'
import { expectQuietConsole, watchConsole } from './console-errors.ts'
import { expectNoKeptTexts } from './kept-texts.ts'
import { expectContrastInOtherThemes } from './theme-contrast.ts'

configure({ asyncUtilTimeout: limits.expectationMs })

const isTest = import.meta.env.MODE === 'test'
/** A test asks for what is wrong; the panel also shows what is right, a hundred times as much. */
const onlyViolations = { options: { resultTypes: ['violations'] } } as const

const preview: Preview = {
  loaders: [mswLoader()],
  decorators: [withCanvas],
  parameters: {
    layout: 'fullscreen',
    // The guards around an open menu take the focus only to hand it on at once; axe cannot see that.
    a11y: { test: 'error', context: { exclude: ['[data-base-ui-focus-guard]'] }, ...(isTest && onlyViolations) },
    controls: { expanded: true },
    options: { storySort: { order: ['Guías', 'Primitivas', 'Patrones', 'Funciones'] } },
  },
  initialGlobals: { theme: 'contapro', width: 'full', density: '' },
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        title: 'Tema',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'contapro', title: 'contapro' },
          { value: 'contapro-dark', title: 'contapro-dark' },
          { value: 'siscont', title: 'siscont' },
        ],
      },
    },
    width: {
      description: 'Ancho del contenedor',
      toolbar: {
        title: 'Ancho',
        icon: 'ruler',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Todo el ancho' },
          { value: '320', title: '320 px' },
          { value: '480', title: '480 px' },
          { value: '768', title: '768 px' },
          { value: '1200', title: '1200 px' },
        ],
      },
    },
    density: {
      description: 'Densidad',
      toolbar: {
        title: 'Densidad',
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: '', title: 'Del tema' },
          { value: 'compact', title: 'Compacta' },
          { value: 'comfortable', title: 'Amplia' },
        ],
      },
    },
  },
  beforeEach: () => watchConsole(),
  afterEach: async ({ canvasElement, parameters }) => {
    expectQuietConsole()
    expectNoKeptTexts()
    await expectContrastInOtherThemes(canvasElement, parameters)
  },
}

export default preview
