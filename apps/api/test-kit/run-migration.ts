import { readFileSync } from 'node:fs'
import type { Session } from '../src/platform/db/index.ts'

/** Runs a migration again. Do it in a transaction where an ingestion looks for work: an update is over before the ingestion starts. */
export async function runMigration(tx: Session, file: string): Promise<void> {
  const text = readFileSync(new URL(`../src/platform/db/migrations/${file}`, import.meta.url), 'utf8')
  for (const statement of text.split('--> statement-breakpoint')) await tx.query(statement)
}
