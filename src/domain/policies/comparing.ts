/**
 * Which two versions are compared (§ 7 HRDocumentsDiff; ours where it names one only): the one that is asked for with the one
 * the reader names, else with the newest they agreed to before it, else with the one before; the first with nothing.
 */
export const comparedWith = (
  versionNo: number,
  { asked, agreedVersionNo }: { readonly asked: number | null; readonly agreedVersionNo: number | null },
): number | null => {
  if (asked !== null) return asked
  if (agreedVersionNo !== null && agreedVersionNo < versionNo) return agreedVersionNo
  return versionNo > 1 ? versionNo - 1 : null
}
