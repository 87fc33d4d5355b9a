import { laterTab } from '../../employees/laterTab.tsx'
import { CannotBeShown } from './CannotBeShown.tsx'

/** A PDF on the page. Where even its code cannot be had, the file can still be downloaded. */
export const LaterPdf = laterTab(() =>
  import('./PdfPreview.tsx').then(
    ({ PdfPreview }) => PdfPreview,
    () => CannotBeShown,
  ),
)
