import { type ContaproClient, createUpload, getUpload, repeatUpload, undoUpload } from '@contapro/sdk'
import { expect } from 'vitest'
import { registersOf } from '../load/office.ts'
import { contractTest } from './frame/contract-test.ts'
import type { KnownBusiness } from './frame/known.ts'

const accepted = { upload_uuid: expect.any(String) as unknown, state: 'processing' }

/** Polls an upload until it is over. */
async function settle(client: ContaproClient, businessUuid: string, uploadUuid: string): Promise<void> {
  while ((await getUpload(client, businessUuid, uploadUuid)).state === 'processing') {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Uploads registers, and waits until they are ingested. */
async function upload(client: ContaproClient, { uuid, ruc }: KnownBusiness): Promise<string> {
  const { upload_uuid: uploadUuid } = await createUpload(client, uuid, registersOf(ruc))
  await settle(client, uuid, uploadUuid)
  return uploadUuid
}

contractTest('undoUpload', {
  call: async (client, { spare }) => {
    const uploadUuid = await upload(client, spare)
    const answer = await undoUpload(client, spare.uuid, uploadUuid)
    await settle(client, spare.uuid, uploadUuid)
    return answer
  },
  sends: ({ spare }) => ({
    path: expect.stringMatching(new RegExp(`^/app/internal/businesses/${spare.uuid}/uploads/[0-9a-f-]{36}/undo$`)),
  }),
  gives: () => accepted,
})

contractTest('repeatUpload', {
  call: async (client, { spare }) => {
    const uploadUuid = await upload(client, spare)
    await undoUpload(client, spare.uuid, uploadUuid)
    await settle(client, spare.uuid, uploadUuid)
    const answer = await repeatUpload(client, spare.uuid, uploadUuid)
    // The spare company ends without vouchers, as it began.
    await settle(client, spare.uuid, answer.upload_uuid)
    await undoUpload(client, spare.uuid, answer.upload_uuid)
    await settle(client, spare.uuid, answer.upload_uuid)
    return answer
  },
  sends: ({ spare }) => ({
    path: expect.stringMatching(new RegExp(`^/app/internal/businesses/${spare.uuid}/uploads/[0-9a-f-]{36}/repeat$`)),
  }),
  gives: () => accepted,
})
