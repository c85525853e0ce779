CREATE TABLE "detraction_deposit_files" (
	"business_uuid" uuid NOT NULL,
	"batch" char(6) NOT NULL,
	"period" char(6) NOT NULL,
	"lines" jsonb NOT NULL,
	"content" text NOT NULL,
	"accountant_uuid" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "detraction_deposit_files_business_uuid_batch_pk" PRIMARY KEY("business_uuid","batch")
);
--> statement-breakpoint
CREATE TABLE "detraction_entries" (
	"business_uuid" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"code" text collate "C" NOT NULL,
	"is_subject" boolean,
	"good_code" char(3),
	"amount_centimos" bigint,
	"accountant_uuid" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "detraction_entries_business_uuid_code_id_pk" PRIMARY KEY("business_uuid","code","id")
);
--> statement-breakpoint
DROP VIEW "public"."published_vouchers";--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "xml_detraction_account" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "xml_operation_type" text;--> statement-breakpoint
CREATE INDEX "deposit_files_by_period" ON "detraction_deposit_files" USING btree ("business_uuid","period");--> statement-breakpoint
CREATE INDEX "vouchers_perhaps_under_detraction" ON "vouchers" USING btree ("business_uuid","period","issued_on","code","published_in","superseded_in") WHERE "vouchers"."operation" = 'COMPRA' and 'DETRACTION_MARK_MISSING' = any("vouchers"."observations");--> statement-breakpoint
CREATE VIEW "public"."published_vouchers" AS (select "vouchers"."business_uuid", "vouchers"."operation", "vouchers"."code", "vouchers"."published_in", "vouchers"."superseded_in", "vouchers"."issuer_document", "vouchers"."type", "vouchers"."series", "vouchers"."number", "vouchers"."source", "vouchers"."period", "vouchers"."issued_on", "vouchers"."due_on", "vouchers"."final_number", "vouchers"."counterparty_document_type", "vouchers"."counterparty_document", "vouchers"."counterparty_name", "vouchers"."currency", "vouchers"."exchange_rate", "vouchers"."modified_issued_on", "vouchers"."modified_type", "vouchers"."modified_series", "vouchers"."modified_number", "vouchers"."note_type", "vouchers"."state", "vouchers"."customs_year", "vouchers"."operation_type", "vouchers"."register_detraction", "vouchers"."also_annotated_in", "vouchers"."taxable_dg_centimos", "vouchers"."igv_dg_centimos", "vouchers"."taxable_dgng_centimos", "vouchers"."igv_dgng_centimos", "vouchers"."taxable_dng_centimos", "vouchers"."igv_dng_centimos", "vouchers"."untaxed_centimos", "vouchers"."export_centimos", "vouchers"."taxable_centimos", "vouchers"."taxable_discount_centimos", "vouchers"."igv_centimos", "vouchers"."igv_discount_centimos", "vouchers"."exonerated_centimos", "vouchers"."unaffected_centimos", "vouchers"."ivap_taxable_centimos", "vouchers"."ivap_centimos", "vouchers"."isc_centimos", "vouchers"."icbper_centimos", "vouchers"."other_centimos", "vouchers"."total_centimos", "vouchers"."xml_document", "vouchers"."item_description", "vouchers"."item_count", "vouchers"."original_currency", "vouchers"."original_net_centimos", "vouchers"."original_igv_centimos", "vouchers"."original_total_centimos", "vouchers"."xml_remainder_centimos", "vouchers"."igv_percents", "vouchers"."addressee_document_type", "vouchers"."addressee_document", "vouchers"."xml_detraction_code", "vouchers"."xml_detraction_percent", "vouchers"."xml_detraction_centimos", "vouchers"."xml_detraction_account", "vouchers"."xml_operation_type", "vouchers"."observations", "vouchers"."credit_period", "vouchers"."status", "vouchers"."status_reasons", "vouchers"."credit", "vouchers"."credit_reasons", "vouchers"."rate", "vouchers"."has_detraction", "vouchers"."missing_exchange_rate", "vouchers"."annulled", "vouchers"."over_boleta_limit", "vouchers"."decision" from "vouchers" inner join "businesses" on ("businesses"."uuid" = "vouchers"."business_uuid" and "vouchers"."published_in" <= "businesses"."published_version" and "vouchers"."superseded_in" > "businesses"."published_version"));--> statement-breakpoint
ALTER TABLE "vouchers" ALTER COLUMN "xml_detraction_account" SET STATISTICS 0, ALTER COLUMN "xml_operation_type" SET STATISTICS 0;--> statement-breakpoint
INSERT INTO "review_requests" ("business_uuid", "scope") SELECT DISTINCT "business_uuid", 'all' FROM "period_figures" ON CONFLICT ("business_uuid", "scope") DO UPDATE SET "id" = excluded."id", "attempts" = 0;
