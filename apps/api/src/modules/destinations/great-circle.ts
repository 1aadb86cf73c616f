export { kilometresBetween, type Point as Located } from '@serendib/contract/trips/route/great-circle';
