import type { Upload, UploadFile } from '../../contract/contract.ts'
import { seededUuid } from '../seeded-random.ts'

/** A file that was taken: twelve new purchases. */
export function anUploadFile(facts: Partial<UploadFile> = {}): UploadFile {
  return {
    name: 'LE2099000001920260800080400021112.txt',
    size_bytes: 3_898,
    state: 'done',
    kind: 'rce',
    tax_period: '202608',
    progress: 100,
    rows_read: 12,
    vouchers_new: 12,
    vouchers_known: 0,
    already_uploaded: false,
    errors_total: facts.errors?.length ?? 0,
    errors: [],
    warnings_total: facts.warnings?.length ?? 0,
    warnings: [],
    ...facts,
  }
}

/** A finished upload of one file. */
export function anUpload(facts: Partial<Upload> = {}): Upload {
  return {
    upload_uuid: seededUuid('upload'),
    created_at: '2026-09-01T15:00:00Z',
    state: 'done',
    progress: 100,
    files: [anUploadFile()],
    ...facts,
  }
}
