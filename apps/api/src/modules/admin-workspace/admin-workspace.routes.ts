import { signedIn } from '../../platform/http/access.ts';
import { route } from '../../platform/http/route.ts';
import { sendPage } from '../../platform/lists/paging.ts';
import type { Module } from '../../platform/module.ts';
import { addNote, listNotes, notesOn, removeNote } from './notes/notes.service.ts';
import { deleteStalePresence, look, lookAway } from './presence/presence.service.ts';
import { searchAll } from './search/search.service.ts';

/** How administrators find things, and work beside each other. */
export const adminWorkspace: Module = (api, context) => {
  context.jobs.repeat('presence:sweep', '53 * * * *', () => deleteStalePresence(context));
  context.personalData.push(notesOn);

  route(api, 'GET /admin/search', ({ query }) => searchAll(context, query.q));
  route(api, 'GET /admin/notes', (request, reply) =>
    sendPage(request, reply, listNotes(context, request.query)),
  );
  route(api, 'POST /admin/notes', ({ visitor, body }) => addNote(context, signedIn(visitor), body));
  route(api, 'DELETE /admin/notes/{id}', ({ visitor, params }) =>
    removeNote(context, signedIn(visitor), params.id),
  );
  route(api, 'PUT /admin/listings/{id}/presence', ({ visitor, params }) =>
    look(context, signedIn(visitor), params.id),
  );
  route(api, 'DELETE /admin/listings/{id}/presence', ({ visitor, params }) =>
    lookAway(context, signedIn(visitor), params.id),
  );
};
