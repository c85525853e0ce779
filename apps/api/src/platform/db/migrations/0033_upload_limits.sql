CREATE TABLE "upload_usage" (
	"accountant_uuid" uuid NOT NULL,
	"day" date NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "upload_usage_accountant_uuid_day_pk" PRIMARY KEY("accountant_uuid","day")
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "sent_by" uuid;