interface Parts<Data> {
  /** The moment of the world in force. */
  seededAt: () => string
  generate: (seededAt: Date) => Promise<Data>
  /** Fills the collections, and applies the stored records over them. */
  load: (data: Data) => void
}

/** A part of the generated world that comes when it is first needed (decision 026). */
export class Stage<Data> {
  /** True once all of it is there. */
  isThere = false
  /** Under way for the world in force; absent: not asked for yet, or failed. */
  #underWay: Promise<void> | undefined
  readonly #parts: Parts<Data>

  constructor(parts: Parts<Data>) {
    this.#parts = parts
  }

  /** Loads the part; call it before reading or changing its data. Rejects if its code cannot be loaded; the next call tries again. */
  async need(): Promise<void> {
    while (!this.isThere) {
      this.#underWay ??= this.#fill()
      await this.#underWay
    }
  }

  /** Loads this part of another world, if it was loaded in this one: a call under way must still find its data. */
  async again(seededAt: Date): Promise<Data | undefined> {
    return this.isThere ? this.#parts.generate(seededAt) : undefined
  }

  async #fill(): Promise<void> {
    const seededAt = this.#parts.seededAt()
    try {
      const data = await this.#parts.generate(new Date(seededAt))
      // A new world began meanwhile: this is the old one's.
      if (seededAt !== this.#parts.seededAt()) return
      this.#parts.load(data)
      this.isThere = true
    } finally {
      this.#underWay = undefined
    }
  }
}
