export { decidePurchases, type DecisionOrder, type DecisionOutcome } from './decisions/decide-purchases.ts'
export { filledCountOf } from './figures/filled-amounts.ts'
export {
  createIngestionEngine,
  type IngestionEngine,
  type IngestionEngineOptions,
} from './ingestion/ingestion-engine.ts'
export type { Logger } from './logger.ts'
export { type FileLimits, sizeText } from './reading/file-limits.ts'
