export { decidePurchases, type DecisionOrder, type DecisionOutcome } from './decisions/decide-purchases.ts'
export { filledCountOf } from './figures/filled-amounts.ts'
export { findCrossingBoleta } from './ingestion/find-crossing-boleta.ts'
export {
  createIngestionEngine,
  type IngestionEngine,
  type IngestionEngineOptions,
} from './ingestion/ingestion-engine.ts'
export { roomFor } from './ingestion/room-for.ts'
export type { ReviewWatch } from './ingestion/ingestion-context.ts'
export type { Logger } from './logger.ts'
export { type FileLimits, sizeText } from './reading/file-limits.ts'
export { noSaleColumns } from './vouchers/amount-columns.ts'
export { findSetAside, type SetAsideWarning } from './vouchers/find-set-aside.ts'
export { periodText } from './vouchers/period-text.ts'
export { xmlAgainstRegisterSentence } from './vouchers/set-aside-texts.ts'
export { xmlAgainstRegister } from './vouchers/xml-against-register.ts'
