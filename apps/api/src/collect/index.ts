export { decidePurchases, type DecisionOrder, type DecisionOutcome } from './decisions/decide-purchases.ts'
export {
  createIngestionEngine,
  type IngestionEngine,
  type IngestionEngineOptions,
} from './ingestion/ingestion-engine.ts'
export type { Logger } from './logger.ts'
export { defaultFileLimits, type FileLimits, sizeText } from './reading/file-limits.ts'
