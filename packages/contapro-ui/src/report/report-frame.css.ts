import { featureStyle } from '../theme/layer-style.ts'

export const frame: string = featureStyle({ containerType: 'inline-size' })
export const waiting: string = featureStyle({ display: 'grid', placeItems: 'center', minHeight: 320 })

export const companyLine: string = featureStyle({ display: 'flex' })
export const companyName: string = featureStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const companyRuc: string = featureStyle({ flex: 'none', whiteSpace: 'nowrap' })
