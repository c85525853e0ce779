DROP INDEX "vouchers_by_ingestion";--> statement-breakpoint
CREATE INDEX "vouchers_by_ingestion" ON "vouchers" USING btree ("business_uuid","published_in","operation","period");