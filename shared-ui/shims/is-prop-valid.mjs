// Stands for '@emotion/is-prop-valid' inside @emotion/styled, which asks it only for elements that are given no
// `shouldForwardProp` of their own; Chakra gives one to each.
export default () => true
