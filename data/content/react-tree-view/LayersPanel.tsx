import CropFree from '@mui/icons-material/CropFree';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import SmartButtonOutlined from '@mui/icons-material/SmartButtonOutlined';
import Title from '@mui/icons-material/Title';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';

const icons = { frame: CropFree, image: ImageOutlined, text: Title, button: SmartButtonOutlined };

interface Layer {
  id: string;
  label: string;
  kind: keyof typeof icons;
  children?: Layer[];
}

const layers: Layer[] = [
  {
    id: 'card',
    label: 'Product card',
    kind: 'frame',
    children: [
      { id: 'photo', label: 'Photo', kind: 'image' },
      {
        id: 'details',
        label: 'Details',
        kind: 'frame',
        children: [
          { id: 'name', label: 'Product name', kind: 'text' },
          { id: 'price', label: 'Price', kind: 'text' },
        ],
      },
      { id: 'buy', label: 'Add to cart', kind: 'button' },
    ],
  },
  { id: 'footer', label: 'Footer', kind: 'frame' },
];

function LayerItem(props: TreeItemProps) {
  const layer = useTreeItemModel<Layer>(props.itemId);

  return <TreeItem {...props} slots={{ ...props.slots, endIcon: icons[layer?.kind ?? 'frame'] }} />;
}

export default function LayersPanel() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Layers"
      items={layers}
      itemChildrenIndentation={20}
      slots={{ item: LayerItem }}
      slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Layer name' } } } }}
      defaultExpandedItems={['card', 'details']}
      defaultSelectedItems="price"
      sx={{
        maxWidth: 280,
        [`& .${treeItemClasses.content}`]: { py: 0.25, borderRadius: 0 },
        [`& .${treeItemClasses.label}`]: { typography: 'body2' },
      }}
    />
  );
}
