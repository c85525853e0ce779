CREATE TABLE "loaded_registers" (
	"business_uuid" uuid NOT NULL,
	"operation" text NOT NULL,
	"period" char(6) NOT NULL,
	CONSTRAINT "loaded_registers_business_uuid_operation_period_pk" PRIMARY KEY("business_uuid","operation","period")
);
--> statement-breakpoint
CREATE TABLE "padron_blocks" (
	"business_uuid" uuid NOT NULL,
	"published_in" integer NOT NULL,
	"prefix" char(7) NOT NULL,
	"part" integer NOT NULL,
	"marks" text NOT NULL,
	CONSTRAINT "padron_blocks_business_uuid_published_in_prefix_part_pk" PRIMARY KEY("business_uuid","published_in","prefix","part")
);
--> statement-breakpoint
CREATE TABLE "padrons" (
	"business_uuid" uuid NOT NULL,
	"published_in" integer NOT NULL,
	"taxpayers" integer NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "padrons_business_uuid_published_in_pk" PRIMARY KEY("business_uuid","published_in")
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"business_uuid" uuid NOT NULL,
	"scope" text NOT NULL,
	"id" bigserial NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "review_requests_business_uuid_scope_pk" PRIMARY KEY("business_uuid","scope")
);
--> statement-breakpoint
CREATE TABLE "voucher_decisions" (
	"business_uuid" uuid NOT NULL,
	"id" bigserial NOT NULL,
	"code" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"accountant_uuid" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_decisions_business_uuid_code_id_pk" PRIMARY KEY("business_uuid","code","id")
);
--> statement-breakpoint
DROP VIEW "public"."published_vouchers";--> statement-breakpoint
ALTER TABLE "period_figures" DROP CONSTRAINT "period_figures_business_uuid_operation_period_type_status_credit_rate_has_file_has_detraction_annulled_missing_exchange_rate_over_boleta_limit_pk";--> statement-breakpoint
ALTER TABLE "ingestions" ALTER COLUMN "upload_uuid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ingestions" ALTER COLUMN "position" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ingestions" ADD COLUMN "corrections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "period_figures" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "period_figures" ADD COLUMN "credit_period" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "period_figures" ADD CONSTRAINT "period_figures_business_uuid_operation_period_type_status_credit_rate_has_file_has_detraction_annulled_missing_exchange_rate_over_boleta_limit_reason_credit_period_pk" PRIMARY KEY("business_uuid","operation","period","type","status","credit","rate","has_file","has_detraction","annulled","missing_exchange_rate","over_boleta_limit","reason","credit_period");--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "also_annotated_in" text[];--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "observations" text[];--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "credit_period" char(6);--> statement-breakpoint
CREATE INDEX "vouchers_doubted_or_refused" ON "vouchers" USING btree ("business_uuid","period","status","issued_on","code","published_in","superseded_in") WHERE "vouchers"."operation" = 'COMPRA' and "vouchers"."status" in ('observado', 'gasto no deducible');--> statement-breakpoint
CREATE INDEX "vouchers_notes_bought" ON "vouchers" USING btree ("business_uuid","published_in","code") WHERE "vouchers"."operation" = 'COMPRA' and "vouchers"."modified_type" is not null;--> statement-breakpoint
CREATE INDEX "vouchers_notes_bought_by_date" ON "vouchers" USING btree ("business_uuid","modified_issued_on","code") WHERE "vouchers"."operation" = 'COMPRA' and "vouchers"."modified_type" is not null;--> statement-breakpoint
CREATE INDEX "vouchers_notes_doubted" ON "vouchers" USING btree ("business_uuid","code") WHERE "vouchers"."operation" = 'COMPRA' and 'NOTE_WITHOUT_VOUCHER' = any("vouchers"."observations");--> statement-breakpoint
CREATE VIEW "public"."published_vouchers" AS (select "vouchers"."business_uuid", "vouchers"."operation", "vouchers"."code", "vouchers"."published_in", "vouchers"."superseded_in", "vouchers"."issuer_document", "vouchers"."type", "vouchers"."series", "vouchers"."number", "vouchers"."source", "vouchers"."period", "vouchers"."issued_on", "vouchers"."due_on", "vouchers"."final_number", "vouchers"."counterparty_document_type", "vouchers"."counterparty_document", "vouchers"."counterparty_name", "vouchers"."currency", "vouchers"."exchange_rate", "vouchers"."modified_issued_on", "vouchers"."modified_type", "vouchers"."modified_series", "vouchers"."modified_number", "vouchers"."note_type", "vouchers"."state", "vouchers"."customs_year", "vouchers"."operation_type", "vouchers"."register_detraction", "vouchers"."also_annotated_in", "vouchers"."taxable_dg_centimos", "vouchers"."igv_dg_centimos", "vouchers"."taxable_dgng_centimos", "vouchers"."igv_dgng_centimos", "vouchers"."taxable_dng_centimos", "vouchers"."igv_dng_centimos", "vouchers"."untaxed_centimos", "vouchers"."export_centimos", "vouchers"."taxable_centimos", "vouchers"."taxable_discount_centimos", "vouchers"."igv_centimos", "vouchers"."igv_discount_centimos", "vouchers"."exonerated_centimos", "vouchers"."unaffected_centimos", "vouchers"."ivap_taxable_centimos", "vouchers"."ivap_centimos", "vouchers"."isc_centimos", "vouchers"."icbper_centimos", "vouchers"."other_centimos", "vouchers"."total_centimos", "vouchers"."xml_document", "vouchers"."item_description", "vouchers"."item_count", "vouchers"."original_currency", "vouchers"."original_net_centimos", "vouchers"."original_igv_centimos", "vouchers"."original_total_centimos", "vouchers"."igv_percents", "vouchers"."addressee_document_type", "vouchers"."addressee_document", "vouchers"."xml_detraction_code", "vouchers"."xml_detraction_percent", "vouchers"."xml_detraction_centimos", "vouchers"."observations", "vouchers"."credit_period", "vouchers"."status", "vouchers"."status_reasons", "vouchers"."credit", "vouchers"."credit_reasons", "vouchers"."rate", "vouchers"."has_detraction", "vouchers"."missing_exchange_rate", "vouchers"."annulled", "vouchers"."over_boleta_limit", "vouchers"."decision" from "vouchers" inner join "businesses" on ("businesses"."uuid" = "vouchers"."business_uuid" and "vouchers"."published_in" <= "businesses"."published_version" and "vouchers"."superseded_in" > "businesses"."published_version"));--> statement-breakpoint
INSERT INTO "loaded_registers" SELECT DISTINCT "business_uuid", "operation", "period" FROM "vouchers" WHERE "source" <> 'xml';--> statement-breakpoint
INSERT INTO "review_requests" ("business_uuid", "scope") SELECT DISTINCT "business_uuid", 'all' FROM "period_figures";