import { DumbaraBand } from '~/ui/ornaments/dumbara-band.tsx';
import { LogoMark, Lotus } from '~/ui/ornaments/marks.tsx';
import { Moonstone } from '~/ui/ornaments/moonstone.tsx';
import { WovenMap } from '~/ui/ornaments/woven-map.tsx';
import { Zigzag } from '~/ui/ornaments/zigzag.tsx';
import { Sample } from './sample.tsx';

export function OrnamentPart() {
  return (
    <>
      <Sample name="Marks and lines">
        <div className="flex flex-wrap items-center gap-6">
          <LogoMark />
          <Lotus />
        </div>
        <Zigzag />
        <DumbaraBand className="mt-6 text-red" />
      </Sample>
      <Sample name="The moonstone">
        <div className="bg-key">
          <Moonstone shallow />
        </div>
      </Sample>
      <Sample name="The woven island">
        <WovenMap title="Districts of Sri Lanka" selected="kandy" className="max-w-sm" />
      </Sample>
    </>
  );
}
