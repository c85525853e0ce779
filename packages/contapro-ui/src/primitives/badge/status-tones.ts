/** The meanings a status can have; neutral is "wait", info is the brand's own. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'neutral' | 'info'
