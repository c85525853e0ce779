ALTER TABLE "uploads" ADD COLUMN "origin" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
CREATE INDEX "uploads_invented" ON "uploads" USING btree ("business_uuid") WHERE "uploads"."origin" = 'demo';--> statement-breakpoint
-- Perceptions inside facturas, ISC and notes of UBL 2.0 are read since: every XML that was taken in before is read again, from the first hash on.
INSERT INTO "review_requests" ("business_uuid", "scope") SELECT DISTINCT "business_uuid", 'xml ' FROM "documents" WHERE "kind" = 'ubl' ON CONFLICT ("business_uuid", "scope") DO UPDATE SET "id" = excluded."id", "attempts" = 0;
