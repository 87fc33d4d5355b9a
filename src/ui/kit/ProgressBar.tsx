import { look } from './classes.ts'

/** Along the top of the page while something loads. Under 100 ms it is invisible. */
export const ProgressBar = ({ active, label = 'Loading' }: { readonly active: boolean; readonly label?: string }) =>
  active ? <div className={look('progress')} role="progressbar" aria-label={label} /> : null
