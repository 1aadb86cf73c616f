export {
  attachPapers,
  eachPaperFile,
  hasUndecidedPapers,
  markPapersDecided,
  unmarkPapersDecided,
} from './papers.service.ts';
