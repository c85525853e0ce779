import type { components, operations } from '../../generated/contract-types.gen.ts'
import type { OperationId } from './operations.ts'

type Schemas = components['schemas']

/** What the `filters` parameter holds once its JSON is read (decisions 9). */
export interface DashboardFilters {
  ruc: string
  tax_period: string
  business_uuid: string
}

export interface HistoryFilters {
  ruc: string
  tax_period: string
  operation_type: Schemas['operation-type']
}

/** Parameters whose default the validation fills in. */
type Defaulted = 'page' | 'page_record' | 'size' | 'status'

type Read<Id, Query> = {
  [Name in keyof Query as Name extends Defaulted ? never : Name]: Name extends 'filters'
    ? Id extends 'getHistory' | 'getPdtReport'
      ? HistoryFilters
      : DashboardFilters
    : Query[Name]
} & { [Name in Extract<keyof Query, Defaulted>]-?: NonNullable<Query[Name]> }

/** An object without fields. */
export type Nothing = Readonly<Record<string, never>>

type ParametersOf<Id extends OperationId> = operations[Id]['parameters']

/** The query of an operation after validation. */
export type QueryOf<Id extends OperationId> =
  ParametersOf<Id> extends { query: infer Query }
    ? Read<Id, Query>
    : ParametersOf<Id> extends { query?: infer Query }
      ? Read<Id, NonNullable<Query>>
      : Nothing

/** The headers that an operation names, after validation. */
export type HeaderOf<Id extends OperationId> =
  ParametersOf<Id> extends { header?: infer Header } ? NonNullable<Header> : Nothing

/** The path parameters of an operation after validation. */
export type PathOf<Id extends OperationId> =
  ParametersOf<Id> extends { path: infer Path extends object } ? Path : Nothing

/** The JSON body of an operation after validation. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body extends object } }
}
  ? Body
  : Nothing

/** A named schema of the contract. */
export type Contract<Name extends keyof Schemas> = Schemas[Name]

/** The JSON that an operation answers when it succeeds. */
export type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Answer } }
}
  ? Answer
  : operations[Id]['responses'] extends { 202: { content: { 'application/json': infer Answer } } }
    ? Answer
    : never
