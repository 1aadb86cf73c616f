import type { BlogText } from '../../written.ts';

/** Posts that live on their authors' own pages. */
export const blogsElsewhere: BlogText[] = [
  {
    title: 'A year of birds at Vankalai, month by month',
    author: 'Maria Croos',
    url: 'https://causeway-birds.example.com/vankalai-year',
  },
  {
    title: 'Twelve buildings by women, from Minnette de Silva on',
    author: 'Christine van Langenberg',
    url: 'https://burgher-walks.example.com/twelve-buildings',
  },
  {
    title: 'What my grandmother’s lamprais taught me about patience',
    author: 'Deidre Lorensz',
    url: 'https://lauries-road.example.com/lamprais',
  },
  {
    title: 'How we got a wheelchair to the top of Dambulla',
    author: 'Roy Pieris',
    url: 'https://open-road.example.com/dambulla',
    state: 'pending',
  },
];
