CREATE TABLE "businesses" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"accountant_uuid" uuid NOT NULL,
	"ruc" char(11) NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'IN_PROGRESS' NOT NULL,
	"missing_permissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sol_username" text NOT NULL,
	"sealed_sol_password" text NOT NULL,
	"sealed_api_key" text,
	"sealed_api_secret" text,
	"paternal_surname" text,
	"maternal_surname" text,
	"given_names" text,
	"published_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "businesses_ruc_unique" UNIQUE("ruc")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"business_uuid" uuid NOT NULL,
	"sha256" char(64) NOT NULL,
	"name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"tax_period" char(6),
	"rows_read" integer DEFAULT 0 NOT NULL,
	"vouchers" integer DEFAULT 0 NOT NULL,
	"published_in" integer NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_business_uuid_sha256_pk" PRIMARY KEY("business_uuid","sha256")
);
--> statement-breakpoint
CREATE TABLE "ingestions" (
	"business_uuid" uuid PRIMARY KEY NOT NULL,
	"owner" uuid NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"upload_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"bytes_total" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "period_figures" (
	"business_uuid" uuid NOT NULL,
	"operation" text NOT NULL,
	"period" char(6) NOT NULL,
	"type" char(2) NOT NULL,
	"status" text NOT NULL,
	"credit" text NOT NULL,
	"rate" text NOT NULL,
	"has_file" boolean NOT NULL,
	"has_detraction" boolean NOT NULL,
	"annulled" boolean NOT NULL,
	"missing_exchange_rate" boolean NOT NULL,
	"over_boleta_limit" boolean NOT NULL,
	"vouchers" integer DEFAULT 0 NOT NULL,
	"taxable_dg_centimos" bigint DEFAULT 0 NOT NULL,
	"igv_dg_centimos" bigint DEFAULT 0 NOT NULL,
	"taxable_dgng_centimos" bigint DEFAULT 0 NOT NULL,
	"igv_dgng_centimos" bigint DEFAULT 0 NOT NULL,
	"taxable_dng_centimos" bigint DEFAULT 0 NOT NULL,
	"igv_dng_centimos" bigint DEFAULT 0 NOT NULL,
	"untaxed_centimos" bigint DEFAULT 0 NOT NULL,
	"export_centimos" bigint DEFAULT 0 NOT NULL,
	"taxable_centimos" bigint DEFAULT 0 NOT NULL,
	"taxable_discount_centimos" bigint DEFAULT 0 NOT NULL,
	"igv_centimos" bigint DEFAULT 0 NOT NULL,
	"igv_discount_centimos" bigint DEFAULT 0 NOT NULL,
	"exonerated_centimos" bigint DEFAULT 0 NOT NULL,
	"unaffected_centimos" bigint DEFAULT 0 NOT NULL,
	"ivap_taxable_centimos" bigint DEFAULT 0 NOT NULL,
	"ivap_centimos" bigint DEFAULT 0 NOT NULL,
	"isc_centimos" bigint DEFAULT 0 NOT NULL,
	"icbper_centimos" bigint DEFAULT 0 NOT NULL,
	"other_centimos" bigint DEFAULT 0 NOT NULL,
	"total_centimos" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "period_figures_business_uuid_operation_period_type_status_credit_rate_has_file_has_detraction_annulled_missing_exchange_rate_over_boleta_limit_pk" PRIMARY KEY("business_uuid","operation","period","type","status","credit","rate","has_file","has_detraction","annulled","missing_exchange_rate","over_boleta_limit")
);
--> statement-breakpoint
CREATE TABLE "upload_files" (
	"business_uuid" uuid NOT NULL,
	"upload_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"sha256" char(64),
	"size_bytes" bigint DEFAULT 0 NOT NULL,
	"storage_key" text,
	"kind" text,
	"tax_period" char(6),
	"rows_read" integer DEFAULT 0 NOT NULL,
	"vouchers_new" integer DEFAULT 0 NOT NULL,
	"vouchers_known" integer DEFAULT 0 NOT NULL,
	"already_uploaded" boolean DEFAULT false NOT NULL,
	"errors_total" integer DEFAULT 0 NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "upload_files_business_uuid_upload_uuid_position_pk" PRIMARY KEY("business_uuid","upload_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"business_uuid" uuid NOT NULL,
	"uuid" uuid NOT NULL,
	"state" text NOT NULL,
	"arrival" bigserial NOT NULL,
	"receiver" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "uploads_business_uuid_uuid_pk" PRIMARY KEY("business_uuid","uuid")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"document_number" text NOT NULL,
	"phone_number" text NOT NULL,
	"accountant_profile" text NOT NULL,
	"ab_test_group" text DEFAULT 'A' NOT NULL,
	"plan_type" smallint,
	"plan_end_date" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "voucher_items" (
	"business_uuid" uuid NOT NULL,
	"sha256" char(64) NOT NULL,
	"position" integer NOT NULL,
	"description" text NOT NULL,
	"quantity" text NOT NULL,
	"unit_code" text NOT NULL,
	"unit_value" text NOT NULL,
	"line_total_centimos" bigint NOT NULL,
	"igv_centimos" bigint NOT NULL,
	"igv_percent" text,
	"affectation" text,
	"seller_code" text,
	CONSTRAINT "voucher_items_business_uuid_sha256_position_pk" PRIMARY KEY("business_uuid","sha256","position")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"business_uuid" uuid NOT NULL,
	"operation" text NOT NULL,
	"code" text collate "C" NOT NULL,
	"published_in" integer NOT NULL,
	"superseded_in" integer DEFAULT 2147483647 NOT NULL,
	"issuer_document" text collate "C" NOT NULL,
	"type" char(2) NOT NULL,
	"series" text collate "C" NOT NULL,
	"number" text collate "C" NOT NULL,
	"source" text NOT NULL,
	"period" char(6) NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date,
	"final_number" text,
	"counterparty_document_type" text NOT NULL,
	"counterparty_document" text collate "C" NOT NULL,
	"counterparty_name" text NOT NULL,
	"currency" text NOT NULL,
	"exchange_rate" text,
	"modified_issued_on" date,
	"modified_type" text,
	"modified_series" text,
	"modified_number" text,
	"note_type" text NOT NULL,
	"state" text NOT NULL,
	"customs_year" text NOT NULL,
	"operation_type" text NOT NULL,
	"register_detraction" boolean NOT NULL,
	"taxable_dg_centimos" bigint,
	"igv_dg_centimos" bigint,
	"taxable_dgng_centimos" bigint,
	"igv_dgng_centimos" bigint,
	"taxable_dng_centimos" bigint,
	"igv_dng_centimos" bigint,
	"untaxed_centimos" bigint,
	"export_centimos" bigint,
	"taxable_centimos" bigint,
	"taxable_discount_centimos" bigint,
	"igv_centimos" bigint,
	"igv_discount_centimos" bigint,
	"exonerated_centimos" bigint,
	"unaffected_centimos" bigint,
	"ivap_taxable_centimos" bigint,
	"ivap_centimos" bigint,
	"isc_centimos" bigint NOT NULL,
	"icbper_centimos" bigint NOT NULL,
	"other_centimos" bigint NOT NULL,
	"total_centimos" bigint NOT NULL,
	"xml_document" char(64),
	"item_description" text,
	"item_count" integer NOT NULL,
	"original_currency" text,
	"original_net_centimos" bigint,
	"original_igv_centimos" bigint,
	"original_total_centimos" bigint,
	"igv_percents" text[],
	"addressee_document_type" text,
	"addressee_document" text,
	"xml_detraction_code" text,
	"xml_detraction_percent" text,
	"xml_detraction_centimos" bigint,
	"status" text NOT NULL,
	"status_reasons" text[] NOT NULL,
	"credit" text NOT NULL,
	"credit_reasons" text[] NOT NULL,
	"rate" text NOT NULL,
	"has_detraction" boolean NOT NULL,
	"missing_exchange_rate" boolean NOT NULL,
	"annulled" boolean NOT NULL,
	"over_boleta_limit" boolean DEFAULT false NOT NULL,
	"decision" text,
	CONSTRAINT "vouchers_business_uuid_operation_code_published_in_pk" PRIMARY KEY("business_uuid","operation","code","published_in")
);
--> statement-breakpoint
CREATE TABLE "withholdings" (
	"business_uuid" uuid NOT NULL,
	"code" text collate "C" NOT NULL,
	"published_in" integer NOT NULL,
	"superseded_in" integer DEFAULT 2147483647 NOT NULL,
	"xml_document" char(64) NOT NULL,
	"type" char(2) NOT NULL,
	"series" text collate "C" NOT NULL,
	"number" text collate "C" NOT NULL,
	"issued_on" date NOT NULL,
	"period" char(6) NOT NULL,
	"role" text NOT NULL,
	"agent_document" text NOT NULL,
	"agent_name" text NOT NULL,
	"receiver_document" text NOT NULL,
	"receiver_name" text NOT NULL,
	"regime" text NOT NULL,
	"percent" text NOT NULL,
	"amount_centimos" bigint NOT NULL,
	"net_centimos" bigint NOT NULL,
	"voucher_references" jsonb NOT NULL,
	CONSTRAINT "withholdings_business_uuid_code_published_in_pk" PRIMARY KEY("business_uuid","code","published_in")
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_accountant_uuid_users_uuid_fk" FOREIGN KEY ("accountant_uuid") REFERENCES "public"."users"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_files" ADD CONSTRAINT "upload_files_upload" FOREIGN KEY ("business_uuid","upload_uuid") REFERENCES "public"."uploads"("business_uuid","uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "businesses_accountant" ON "businesses" USING btree ("accountant_uuid","name");--> statement-breakpoint
CREATE INDEX "documents_by_ingestion" ON "documents" USING btree ("business_uuid","published_in");--> statement-breakpoint
CREATE INDEX "uploads_newest" ON "uploads" USING btree ("business_uuid","arrival");--> statement-breakpoint
CREATE INDEX "uploads_unfinished" ON "uploads" USING btree ("arrival") WHERE "uploads"."state" in ('receiving', 'processing');--> statement-breakpoint
CREATE INDEX "vouchers_by_date" ON "vouchers" USING btree ("business_uuid","operation","period","issued_on","code","published_in","superseded_in");--> statement-breakpoint
CREATE INDEX "vouchers_by_counterparty" ON "vouchers" USING btree ("business_uuid","operation","period","counterparty_document","published_in","superseded_in");--> statement-breakpoint
CREATE INDEX "vouchers_by_number" ON "vouchers" USING btree ("business_uuid","operation","period","series","number","published_in","superseded_in");--> statement-breakpoint
CREATE INDEX "vouchers_boletas_bought" ON "vouchers" USING btree ("business_uuid","period","issued_on","code") WHERE "vouchers"."operation" = 'COMPRA' and "vouchers"."type" = '03';--> statement-breakpoint
CREATE INDEX "vouchers_by_ingestion" ON "vouchers" USING btree ("business_uuid","published_in");--> statement-breakpoint
CREATE INDEX "vouchers_superseded" ON "vouchers" USING btree ("business_uuid","superseded_in") WHERE "vouchers"."superseded_in" < 2147483647;--> statement-breakpoint
CREATE INDEX "withholdings_by_date" ON "withholdings" USING btree ("business_uuid","type","period","issued_on","code");--> statement-breakpoint
CREATE INDEX "withholdings_by_ingestion" ON "withholdings" USING btree ("business_uuid","published_in");--> statement-breakpoint
CREATE VIEW "public"."published_vouchers" AS (select "vouchers"."business_uuid", "vouchers"."operation", "vouchers"."code", "vouchers"."published_in", "vouchers"."superseded_in", "vouchers"."issuer_document", "vouchers"."type", "vouchers"."series", "vouchers"."number", "vouchers"."source", "vouchers"."period", "vouchers"."issued_on", "vouchers"."due_on", "vouchers"."final_number", "vouchers"."counterparty_document_type", "vouchers"."counterparty_document", "vouchers"."counterparty_name", "vouchers"."currency", "vouchers"."exchange_rate", "vouchers"."modified_issued_on", "vouchers"."modified_type", "vouchers"."modified_series", "vouchers"."modified_number", "vouchers"."note_type", "vouchers"."state", "vouchers"."customs_year", "vouchers"."operation_type", "vouchers"."register_detraction", "vouchers"."taxable_dg_centimos", "vouchers"."igv_dg_centimos", "vouchers"."taxable_dgng_centimos", "vouchers"."igv_dgng_centimos", "vouchers"."taxable_dng_centimos", "vouchers"."igv_dng_centimos", "vouchers"."untaxed_centimos", "vouchers"."export_centimos", "vouchers"."taxable_centimos", "vouchers"."taxable_discount_centimos", "vouchers"."igv_centimos", "vouchers"."igv_discount_centimos", "vouchers"."exonerated_centimos", "vouchers"."unaffected_centimos", "vouchers"."ivap_taxable_centimos", "vouchers"."ivap_centimos", "vouchers"."isc_centimos", "vouchers"."icbper_centimos", "vouchers"."other_centimos", "vouchers"."total_centimos", "vouchers"."xml_document", "vouchers"."item_description", "vouchers"."item_count", "vouchers"."original_currency", "vouchers"."original_net_centimos", "vouchers"."original_igv_centimos", "vouchers"."original_total_centimos", "vouchers"."igv_percents", "vouchers"."addressee_document_type", "vouchers"."addressee_document", "vouchers"."xml_detraction_code", "vouchers"."xml_detraction_percent", "vouchers"."xml_detraction_centimos", "vouchers"."status", "vouchers"."status_reasons", "vouchers"."credit", "vouchers"."credit_reasons", "vouchers"."rate", "vouchers"."has_detraction", "vouchers"."missing_exchange_rate", "vouchers"."annulled", "vouchers"."over_boleta_limit", "vouchers"."decision" from "vouchers" inner join "businesses" on ("businesses"."uuid" = "vouchers"."business_uuid" and "vouchers"."published_in" <= "businesses"."published_version" and "vouchers"."superseded_in" > "businesses"."published_version"));--> statement-breakpoint
CREATE VIEW "public"."published_withholdings" AS (select "withholdings"."business_uuid", "withholdings"."code", "withholdings"."published_in", "withholdings"."superseded_in", "withholdings"."xml_document", "withholdings"."type", "withholdings"."series", "withholdings"."number", "withholdings"."issued_on", "withholdings"."period", "withholdings"."role", "withholdings"."agent_document", "withholdings"."agent_name", "withholdings"."receiver_document", "withholdings"."receiver_name", "withholdings"."regime", "withholdings"."percent", "withholdings"."amount_centimos", "withholdings"."net_centimos", "withholdings"."voucher_references" from "withholdings" inner join "businesses" on ("businesses"."uuid" = "withholdings"."business_uuid" and "withholdings"."published_in" <= "businesses"."published_version" and "withholdings"."superseded_in" > "businesses"."published_version"));