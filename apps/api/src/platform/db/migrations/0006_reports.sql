CREATE TABLE "report_jobs" (
	"business_uuid" uuid NOT NULL,
	"uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" char(6) NOT NULL,
	"fingerprint" char(64) NOT NULL,
	"state" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"owner" uuid NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" bigint,
	"failure" jsonb,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_jobs_business_uuid_uuid_pk" PRIMARY KEY("business_uuid","uuid"),
	CONSTRAINT "report_jobs_once" UNIQUE("business_uuid","kind","period","fingerprint")
);
--> statement-breakpoint
CREATE INDEX "report_jobs_by_uuid" ON "report_jobs" USING btree ("uuid");--> statement-breakpoint
CREATE INDEX "report_jobs_by_asking" ON "report_jobs" USING btree ("asked_at");