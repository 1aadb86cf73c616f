ALTER TABLE "inquiries" ADD COLUMN "earlier_reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "earlier_report_reason" text;