import { signedIn } from '../../platform/http/access.ts';
import { route } from '../../platform/http/route.ts';
import { sendingOf } from '../../platform/idempotency/once.ts';
import { sendPage } from '../../platform/lists/paging.ts';
import type { Module } from '../../platform/module.ts';
import { listAllReviews } from './admin/admin.service.ts';
import {
  approveReview,
  deleteForAdmin,
  hideReview,
  keepReview,
  restoreReview,
} from './admin/decisions.service.ts';
import { deleteOwnReview } from './delete-review.ts';
import { showEvidence, showJourney } from './evidence.ts';
import { writtenReviews } from './personal-data.ts';
import { repliesData, replyToReview, takeReplyAway } from './reply-review.ts';
import { reportReview, reviewReportsOf } from './report-review.ts';
import { listReviews, makeReviewSummary, makeReviewTotals, myReview } from './reviews.service.ts';
import { writeReview } from './write-review.ts';

export const reviews: Module = (api, context) => {
  const reading = { ...context, totals: makeReviewTotals(context) };
  context.personalData.push(writtenReviews, reviewReportsOf, repliesData);
  route(
    api,
    'GET /reviews',
    (request, reply) => sendPage(request, reply, listReviews(reading, request.query)),
    { cached: true },
  );
  route(api, 'POST /reviews', ({ visitor, body }) => writeReview(context, signedIn(visitor), body));
  route(api, 'DELETE /reviews/{id}', ({ visitor, params }) =>
    deleteOwnReview(context, signedIn(visitor), params.id),
  );
  route(api, 'POST /reviews/{id}/report', (request) => {
    const { visitor, params, body } = request;
    return reportReview(context, signedIn(visitor), params.id, body, sendingOf(request));
  });
  route(api, 'PUT /reviews/{id}/reply', ({ visitor, params, body }) =>
    replyToReview(context, signedIn(visitor), params.id, body),
  );
  route(api, 'DELETE /reviews/{id}/reply', ({ visitor, params }) =>
    takeReplyAway(context, signedIn(visitor), params.id),
  );
  route(api, 'GET /reviews/mine', ({ visitor, query }) => myReview(context, signedIn(visitor), query));
  route(api, 'GET /reviews/journey', ({ visitor, query }) => showJourney(context, signedIn(visitor), query));
  route(api, 'GET /reviews/evidence', ({ query }) => showEvidence(context, query), { cached: true });
  route(api, 'GET /reviews/summary', makeReviewSummary(context), { cached: true });

  route(api, 'GET /admin/reviews', (request, reply) =>
    sendPage(request, reply, listAllReviews(context, request.query)),
  );
  route(api, 'PATCH /admin/reviews/{id}/hide', ({ visitor, params, body }) =>
    hideReview(context, signedIn(visitor), params.id, body),
  );
  route(api, 'PATCH /admin/reviews/{id}/approve', ({ visitor, params, body }) =>
    approveReview(context, signedIn(visitor), params.id, body),
  );
  route(api, 'PATCH /admin/reviews/{id}/keep', ({ visitor, params, body }) =>
    keepReview(context, signedIn(visitor), params.id, body),
  );
  route(api, 'PATCH /admin/reviews/{id}/restore', ({ visitor, params, body }) =>
    restoreReview(context, signedIn(visitor), params.id, body),
  );
  route(api, 'DELETE /admin/reviews/{id}', ({ visitor, params, body }) =>
    deleteForAdmin(context, signedIn(visitor), params.id, body),
  );
};
