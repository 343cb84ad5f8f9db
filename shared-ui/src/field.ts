// Fields as plain elements, and the look of any (`class="field"`). An entry of its own, not shared at run time: only the
// pages with such a field bring it along, and no style engine with it.
import './components/field.css'

export { CharCounter } from './components/char-counter'
export { SearchField, type SearchFieldProps } from './components/search-field'
