export {
  attachLatePapers,
  attachPapers,
  eachPaperFile,
  findNewestPaper,
  hasUndecidedPapers,
  markPapersDecided,
  unmarkPapersDecided,
} from './papers.service.ts';
