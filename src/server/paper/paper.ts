/** What a printed document is made of. */
export interface Run {
  readonly text: string
  readonly isStrong?: boolean
  readonly isEmphasised?: boolean
  readonly isUnderlined?: boolean
  readonly link?: string
}

export interface TextPart {
  readonly kind: 'text'
  readonly runs: ReadonlyArray<Run>
  /** How deep it lies in lists and quotations. */
  readonly depth: number
  /** The point or the number before it. */
  readonly mark?: string
}

export interface PicturePart {
  readonly kind: 'picture'
  /** Of one of the paper's pictures. */
  readonly id: string
  /** In its place, where it cannot be drawn. */
  readonly words: string
  /** Of the width there is, at most. */
  readonly share: number
  readonly depth: number
}

export type Part =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly runs: ReadonlyArray<Run> }
  | TextPart
  | { readonly kind: 'rule' }
  | PicturePart
  | { readonly kind: 'facts'; readonly rows: ReadonlyArray<readonly [label: string, value: string]> }
  | {
      readonly kind: 'table'
      /** Each column's heading, and its part of the width. */
      readonly columns: ReadonlyArray<readonly [heading: string, share: number]>
      readonly rows: ReadonlyArray<ReadonlyArray<string>>
    }
  /** A table that somebody wrote: in each cell there are texts, and its columns are as wide as what stands in them asks. */
  | {
      readonly kind: 'grid'
      readonly hasHeaderRow: boolean
      readonly hasHeaderColumn: boolean
      readonly rows: ReadonlyArray<ReadonlyArray<ReadonlyArray<TextPart>>>
    }
  /** Lines to sign on; below each, who signs. */
  | { readonly kind: 'signatures'; readonly of: ReadonlyArray<string> }

export interface Paper {
  readonly title: string
  /** At the head of every page. */
  readonly clientName: string
  /** As it was uploaded. */
  readonly logo: Uint8Array | undefined
  /** Below the title. */
  readonly subtitle: string
  /** At the foot of every page, before its number. */
  readonly foot: string
  readonly madeUtc: string
  /** Its tables want room more than its texts do. */
  readonly isWide: boolean
  readonly parts: ReadonlyArray<Part>
  /** PNG, JPEG or WebP, by the ids that the parts name. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>
}

/** A name within a sentence, which neither turns what stands beside it round nor is turned by it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`

export const plain = (text: string): ReadonlyArray<Run> => [{ text }]
