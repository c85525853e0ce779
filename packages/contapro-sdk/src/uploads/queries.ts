import type { ContaproClient } from '../client/contapro-client.ts'
import type { Upload, UploadList } from '../contract/contract.ts'
import type { PageFilter } from '../contract/page-filter.ts'
import { type ContaproQuery, contaproQuery } from '../queries/contapro-query.ts'
import { resourceKey } from '../queries/resource-key.ts'
import { staleTimes } from '../queries/stale-times.ts'
import { getUpload, listUploads } from './calls.ts'

/** Queries of the uploads. */
export interface UploadQueries {
  readonly all: (client: ContaproClient) => readonly unknown[]
  /** Everything of one company. */
  readonly ofBusiness: (client: ContaproClient, businessUuid: string) => readonly unknown[]
  readonly list: (client: ContaproClient, businessUuid: string, page?: PageFilter) => ContaproQuery<UploadList>
  readonly one: (client: ContaproClient, businessUuid: string, uploadUuid: string) => ContaproQuery<Upload>
}

/** Queries of the uploads: keys [...client.key, 'uploads', businessUuid, 'list' or 'one', …]. */
export const uploadQueries: UploadQueries = {
  all: (client) => resourceKey(client, 'uploads'),
  ofBusiness: (client, businessUuid) => [...uploadQueries.all(client), businessUuid],
  list: (client, businessUuid, page = {}) =>
    contaproQuery([...uploadQueries.ofBusiness(client, businessUuid), 'list', page], staleTimes.uploads, (options) =>
      listUploads(client, businessUuid, page, options),
    ),
  one: (client, businessUuid, uploadUuid) =>
    contaproQuery(
      [...uploadQueries.ofBusiness(client, businessUuid), 'one', uploadUuid],
      staleTimes.uploads,
      (options) => getUpload(client, businessUuid, uploadUuid, options),
    ),
}
