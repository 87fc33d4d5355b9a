import { Button } from '../../../ui/kit/Button.tsx'
import type { Search } from './useSearch.ts'

/** How far a search is that takes its time, and the way out of it. */
export const SearchLine = ({ search }: { readonly search: Omit<Search<unknown>, 'found'> }) => {
  const { isLooking, isStopped, progress, stop, again } = search
  if (isLooking)
    return (
      <div className="search-line" data-looking="">
        <p role="status">
          {progress === null ? 'Looking …' : `Looking: ${progress.done} of ${progress.of} situations behind.`}
        </p>
        {progress === null ? null : (
          <progress value={progress.done} max={progress.of} aria-label="Situations gone through" />
        )}
        <Button size="sm" onClick={stop}>
          Stop
        </Button>
      </div>
    )
  return isStopped ? (
    <div className="search-line">
      <p role="status">Stopped before anything was found.</p>
      <Button size="sm" onClick={again}>
        Look again
      </Button>
    </div>
  ) : null
}
