import { Sample } from './sample.tsx';

const page = [
  'paper',
  'sheet',
  'tint',
  'ink',
  'ink-2',
  'edge',
  'line',
  'act',
  'on-act',
  'link',
  'good',
] as const;
const inks = ['key', 'print', 'red', 'gamboge', 'tea', 'leaf', 'lagoon', 'mist', 'rose', 'plum'] as const;
const sizes = ['13', '14', '15', '17', '19', '26', 'h2', 'page'] as const;
const spaces = [8, 16, 28, 40, 72, 104];

export function TokensPart() {
  return (
    <>
      <Sample name="Colours of the page">
        <Swatches names={page} />
      </Sample>
      <Sample name="Inks of the prints">
        <Swatches names={inks} />
      </Sample>
      <Sample name="Type">
        <ul className="grid gap-3">
          {sizes.map((size) => (
            <li
              key={size}
              className={
                ['26', 'h2', 'page'].includes(size) ? 'font-display font-bold [font-stretch:86%]' : ''
              }
              style={{ fontSize: `var(--text-${size})`, lineHeight: 1.15 }}
            >
              Take the long way <span className="font-text text-14 font-normal text-ink-2">{size}</span>
            </li>
          ))}
          <li lang="si" className="text-19">
            සීගිරිය, මහනුවර, නුවර එළිය
          </li>
          <li lang="ta" className="text-19">
            சிகிரியா, கண்டி, யாழ்ப்பாணம்
          </li>
        </ul>
      </Sample>
      <Sample name="Space">
        <ul className="flex flex-wrap items-end gap-5 text-14">
          {spaces.map((space) => (
            <li key={space}>
              <span className="block bg-gamboge" style={{ width: space, height: space }} />
              {space}
            </li>
          ))}
        </ul>
      </Sample>
    </>
  );
}

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4">
      {names.map((name) => (
        <li key={name} className="text-14">
          <span
            className="mb-1.5 block h-14 [box-shadow:inset_0_0_0_1px_var(--color-line)]"
            style={{ background: `var(--color-${name})` }}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}
