/** One message to one person, as text; `htmlPart.ts` says the same for a reader that shows pages. */
export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** A message that is to be sent once, however often it is asked for. */
export interface Posting extends Message {
  /** Unique within the tenant: what the message is about, such as `reminder:<certification>:<day>`. */
  readonly key: string
}

/** A message about something in the product, to whoever it happened to or waits for. */
export interface Notice extends Posting {
  readonly link: string
}

/** A message on its way. The id is the same at every attempt; null where the client has said nothing, or there is none. */
export interface Letter extends Message {
  readonly id: string
  /** Null for what stands above the tenants, such as a new password. */
  readonly tenantId: string | null
  /** How its key begins: what it is about. */
  readonly kind: string
  readonly senderName?: string | null
  readonly replyTo?: string | null
}

/** Hands a message over; rejects when it could not. */
export type Deliver = (letter: Letter) => Promise<void>

/** A rejection of `Deliver` that another attempt would meet as well: there is no such mailbox. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable'
}
