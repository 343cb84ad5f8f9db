export default function DevelopmentPanel() {
  return null
}
