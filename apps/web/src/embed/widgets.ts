import type { FrameWidget } from '@contapro/sdk/frame'
import type { ComponentType } from 'react'
import type { WidgetProps } from './widget-props.ts'

/** What a frame draws. */
export type Widget = ComponentType<WidgetProps>

const widgets: Readonly<Record<FrameWidget, () => Promise<{ readonly Widget: Widget }>>> = {
  overview: () => import('./widgets/overview.ts'),
  evolution: () => import('./widgets/evolution.ts'),
  dashboard: () => import('./widgets/dashboard.ts'),
  'purchase-vouchers': () => import('./widgets/purchase-vouchers.ts'),
  'sales-vouchers': () => import('./widgets/sales-vouchers.ts'),
  observations: () => import('./widgets/observations.ts'),
  detractions: () => import('./widgets/detractions.ts'),
  perceptions: () => import('./widgets/perceptions.ts'),
  retentions: () => import('./widgets/retentions.ts'),
  pdt: () => import('./widgets/pdt.tsx'),
  'report-download': () => import('./widgets/report-download.ts'),
  credentials: () => import('./widgets/credentials.ts'),
  upload: () => import('./widgets/upload.ts'),
  settings: () => import('./widgets/settings.ts'),
  'company-cards': () => import('./widgets/company-cards.ts'),
}

/** Whether a frame can show it. */
export const isWidgetName = (name: string): name is FrameWidget => Object.hasOwn(widgets, name)

/** Fetches the code of a widget. */
export const loadWidget = async (name: FrameWidget): Promise<Widget> => (await widgets[name]()).Widget
