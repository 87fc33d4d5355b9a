import type { FoundPaths } from './question.ts'

/** What the walks cost and reach, before anybody walks them. */
export const EffortLine = ({ found: { effort, followed, arrows } }: { readonly found: FoundPaths }) => {
  const { tests, steps, covered, wanted, minutes } = effort
  const figures = [
    [`${tests}`, tests === 1 ? 'test' : 'tests'],
    [`${steps}`, steps === 1 ? 'step' : 'steps'],
    [`${share(covered, wanted)}%`, `of ${wanted} goals`],
    [`${share(followed, arrows)}%`, `of ${arrows} transitions`],
    [`${minutes} min`, 'by hand'],
  ] as const
  return (
    <p className="paths-effort" role="status">
      {figures.map(([figure, words]) => (
        <span key={words}>
          <strong>{figure}</strong> {words}
        </span>
      ))}
    </p>
  )
}

/** Downwards: all but one is not all. */
const share = (part: number, whole: number): number => (whole === 0 ? 100 : Math.floor((100 * part) / whole))
