export {
  attachPapers,
  hasUndecidedPapers,
  markPapersDecided,
  unmarkPapersDecided,
} from './papers.service.ts';
