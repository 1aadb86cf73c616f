import './draw.ts';
import './prints/build.ts';
